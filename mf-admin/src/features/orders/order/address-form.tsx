import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { useState } from 'react'
import { isApiError } from 'shared-contracts/http'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import type { OrderAddress } from 'shared-contracts/orders/order'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminChangeAddressMutation } from '../../../data/orders/orders-api'

const fields: readonly (readonly [name: keyof OrderAddress, label: string, span: 'full' | 'half'])[] = [
  ['firstName', 'First name', 'half'],
  ['lastName', 'Last name', 'half'],
  ['addressLine1', 'Address', 'full'],
  ['addressLine2', 'Address 2', 'full'],
  ['city', 'City', 'half'],
  ['pinCode', 'Pincode', 'half'],
  ['state', 'State', 'half'],
  ['country', 'Country', 'half'],
  ['phone', 'Phone', 'half'],
  ['email', 'Email', 'half'],
]

interface Props {
  order: AdminOrder
  onDone: () => void
  onReload: () => void
}

/** Corrects an order's address. The audit log keeps the old one. */
export function AddressForm({ order, onDone, onReload }: Props) {
  const [address, setAddress] = useState(order.address)
  // The version that was on screen when typing began: if somebody else is first, the api says so.
  const [version] = useState(order.addressVersion)
  const [change, { isLoading, error }] = useMfAdminChangeAddressMutation()
  const wrong = isApiError(error) ? error.fields : undefined

  async function handleSubmit() {
    const { error: refused } = await change({ id: order.id, version, address })
    if (!refused) onDone()
  }

  function handleReload() {
    onReload()
    onDone()
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <FormGrid>
        {fields.map(([name, label, span]) => (
          <Field
            key={name}
            label={label}
            span={span}
            value={address[name] ?? ''}
            onChange={(event) => setAddress({ ...address, [name]: event.target.value })}
            error={wrong?.[`address.${name}`] ?? wrong?.[name]}
          />
        ))}
        <ChangeProblem error={error} onReload={handleReload} />
        <Button type="submit" block busy={isLoading}>
          Save address
        </Button>
        <Button variant="line" block onClick={onDone}>
          Cancel
        </Button>
      </FormGrid>
    </Form>
  )
}
