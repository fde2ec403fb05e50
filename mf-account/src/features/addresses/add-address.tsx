import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Form } from 'design-system/form/form'
import { RestoredNote } from 'design-system/form/restored-note'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import type { FormEvent } from 'react'
import { regions, type ShippingAddress } from 'shared-contracts/customers/addresses/address'
import type { User } from 'shared-contracts/customers/customer'
import { useText } from 'shared-contracts/words'
import { AddressFields } from './address-fields'
import { ADDRESS_COUNTRY } from './address-form'
import { useAddAddress } from './use-add-address'

export function AddAddress({
  user,
  onSaved,
  onReload,
}: {
  user: User
  onSaved: (saved: ShippingAddress) => void
  onReload: () => void
}) {
  const t = useText()
  const { form, draft, answer, isSaving, save } = useAddAddress(user, onSaved, onReload)

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const { elements } = event.currentTarget
    const first = await save()
    const control = first && elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <FormGrid>
        <h2 className="h3">{t('ADD ADDRESS')}</h2>
        <AddressFields form={form} country={ADDRESS_COUNTRY}>
          <Select label={t('Region')} span="half" {...form.field('region')}>
            <option value="">{t('Select a region')}</option>
            {regions.map((region) => (
              <option key={region} value={region}>
                {t(region)}
              </option>
            ))}
          </Select>
        </AddressFields>
        {answer && <Alert tone={answer.tone}>{answer.text}</Alert>}
        <Button type="submit" block busy={isSaving}>
          {isSaving ? t('Saving...') : t('ADD ADDRESS')}
        </Button>
        {draft.isRestored && <RestoredNote onClear={draft.clear} />}
      </FormGrid>
    </Form>
  )
}
