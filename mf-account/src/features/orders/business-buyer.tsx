import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { KeepName } from 'design-system/keep-name/keep-name'
import { Spinner } from 'design-system/spinner/spinner'
import { TextButton } from 'design-system/text-link/text-link'
import { useState } from 'react'
import { isApiError } from 'shared-contracts/http'
import type { OrderBuyer } from 'shared-contracts/invoicing/buyer-schema'
import { isGstin, tidyGstin } from 'shared-contracts/invoicing/gstin'
import { useText } from 'shared-contracts/words'
import styles from './business-buyer.module.css'
import { useMfAccountGetBuyerQuery, useMfAccountSetBuyerMutation } from './buyer-api'

/** Lets a business buyer add its GSTIN after the purchase, for the tax invoice. */
export function BusinessBuyer({ orderId }: { orderId: string }) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.buyer}>
      <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('GST invoice for a business')}
        <span className="visually-hidden" translate="no">{` ${orderId}`}</span>
      </TextButton>
      {isOpen && <Opened orderId={orderId} />}
    </div>
  )
}

function Opened({ orderId }: { orderId: string }) {
  const t = useText()
  const { data, isError, refetch } = useMfAccountGetBuyerQuery(orderId, { refetchOnMountOrArgChange: true })
  if (data) return <BuyerForm key={data.buyer?.gstin} orderId={orderId} known={data} onSaved={refetch} />
  if (!isError) return <Spinner label={t('Loading')} />
  return (
    <>
      <Alert tone="bad">{t('Something went wrong.')}</Alert>
      <Button variant="line" size="sm" onClick={() => void refetch()}>
        {t('Try again')}
      </Button>
    </>
  )
}

interface BuyerFormProps {
  orderId: string
  known: OrderBuyer
  onSaved: () => unknown
}

function BuyerForm({ orderId, known: { buyer, canChange }, onSaved }: BuyerFormProps) {
  const t = useText()
  const { values, field, setProblems } = useForm({ gstin: buyer?.gstin ?? '', name: buyer?.name ?? '' })
  const [set, { data: saved, error, isLoading }] = useMfAccountSetBuyerMutation()
  const tooLate = t('The invoice has been issued, so its GSTIN can’t be changed. Please contact us.')

  async function save(wanted: OrderBuyer['buyer']) {
    if (isLoading) return
    const { data } = await set({ orderId, buyer: wanted })
    if (data) await onSaved()
  }

  function handleSubmit() {
    const [gstin, name] = [tidyGstin(values.gstin), values.name.trim()]
    const isValid = isGstin(gstin)
    if (isValid && name) return void save({ gstin, name })
    setProblems({
      ...(!isValid && { gstin: t('Enter a valid 15-character GSTIN') }),
      ...(!name && { name: t('Enter the business name') }),
    })
  }

  if (!canChange)
    return (
      <p>
        {buyer && <KeepName name={buyer.gstin}>{`${buyer.name}, GSTIN ${buyer.gstin}. `}</KeepName>}
        <span>{tooLate}</span>
      </p>
    )
  const isTooLate = isApiError(error) && error.code === 'WRONG_STATE'
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <FormGrid>
        <Field
          label="GSTIN"
          hint={t('It will be on the invoice, which is issued when we ship your order.')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          {...field('gstin')}
        />
        <Field label={t('Business name')} autoComplete="organization" maxLength={200} {...field('name')} />
        {error && <Alert tone="bad">{isTooLate ? tooLate : t('Something went wrong.')}</Alert>}
        {saved && !error && <Alert tone="ok">{saved.buyer ? t('GSTIN saved.') : t('GSTIN removed.')}</Alert>}
        <Button type="submit" busy={isLoading}>
          {t('Save GSTIN')}
        </Button>
        {buyer && <TextButton onClick={() => void save(null)}>{t('Remove GSTIN')}</TextButton>}
      </FormGrid>
    </Form>
  )
}
