import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { timings } from 'design-system/timings'
import { showToast } from 'design-system/toast/show-toast'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  accountAddressLabels,
  listMissingFields,
  type ShippingAddress,
} from 'shared-contracts/customers/addresses/address'
import type { User } from 'shared-contracts/customers/customer'
import { serverMessage } from 'shared-contracts/http'
import { useText } from 'shared-contracts/words'
import { ButtonRow } from '../../components/form-parts'
import { AddressFields } from './address-fields'
import { addressToSave, fillForm } from './address-form'
import { useMfAccountChangeAddressMutation } from './change-address-api'

// Addresses are stored without a region.
const { region: _region, ...labels } = accountAddressLabels

/** @param onClose called after saving or cancelling */
export function EditAddress({
  user,
  address,
  onClose,
}: {
  user: User
  address: ShippingAddress
  onClose: () => void
}) {
  const t = useText()
  const form = useForm(fillForm(address))
  const [changeAddress, { isLoading }] = useMfAccountChangeAddressMutation()
  const [problem, setProblem] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function handleSubmit({ currentTarget: { elements } }: FormEvent<HTMLFormElement>) {
    const missing = listMissingFields(form.values, labels, t)
    form.setProblems(missing)
    setProblem(undefined)
    const [first] = Object.keys(missing)
    const control = first && elements.namedItem(first)
    if (control instanceof HTMLElement) return control.focus()
    const data = addressToSave(form.values, user, address.country)
    const { error } = await changeAddress({ id: address._id, data })
    if (error) {
      const reason = serverMessage(error, t) ?? t('Please try again.')
      return setProblem(t('Failed to save address: {reason}', { reason }))
    }
    showToast({ message: t('Address saved.'), tone: 'ok', duration: timings.accountToast })
    onClose()
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <FormGrid>
        <h2 ref={heading} tabIndex={-1} className="h3">
          {t('EDIT ADDRESS')}
        </h2>
        <AddressFields form={form} country={address.country} />
        {problem && <Alert tone="bad">{problem}</Alert>}
        <ButtonRow>
          <Button type="submit" busy={isLoading}>
            {isLoading ? t('Saving...') : t('SAVE ADDRESS')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </ButtonRow>
      </FormGrid>
    </Form>
  )
}
