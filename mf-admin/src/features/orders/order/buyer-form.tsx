import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { TextButton } from 'design-system/text-link/text-link'
import { showToast } from 'design-system/toast/show-toast'
import { isGstin, tidyGstin } from 'shared-contracts/invoicing/gstin'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminSetBuyerMutation } from '../../../data/orders/orders-api'

interface Props {
  order: AdminOrder
  onDone: () => void
  onReload: () => void
}

/** Adds, corrects or removes the GSTIN of a business buyer. */
export function BuyerForm({ order, onDone, onReload }: Props) {
  const { buyer } = order.buyer
  const { values, field, setProblems } = useForm({ gstin: buyer?.gstin ?? '', name: buyer?.name ?? '' })
  const [set, { error, isLoading }] = useMfAdminSetBuyerMutation()

  async function save(wanted: { gstin: string; name: string } | null) {
    if (isLoading) return
    const { data } = await set({ order: order.id, buyer: wanted })
    if (!data) return
    showToast({ tone: 'ok', message: wanted ? 'GSTIN saved.' : 'GSTIN removed.' })
    onDone()
  }

  async function handleSubmit() {
    const [gstin, name] = [tidyGstin(values.gstin), values.name.trim()]
    const isValid = isGstin(gstin)
    if (isValid && name) return save({ gstin, name })
    setProblems({
      ...(!isValid && { gstin: 'Enter a valid 15-character GSTIN. Compare it with the certificate.' }),
      ...(!name && { name: 'Enter the business name' }),
    })
  }

  return (
    <EditForm noValidate onSubmit={handleSubmit}>
      <FormGrid>
        <Field
          label="GSTIN"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          {...field('gstin')}
        />
        <Field label="Business name" autoComplete="organization" maxLength={200} {...field('name')} />
        <ChangeProblem error={error} onReload={onReload} />
        <Button type="submit" size="sm" busy={isLoading}>
          Save GSTIN
        </Button>
        {buyer && <TextButton onClick={() => void save(null)}>Remove GSTIN</TextButton>}
      </FormGrid>
    </EditForm>
  )
}
