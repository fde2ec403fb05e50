import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import { useState } from 'react'
import { countries } from 'shared-contracts/customers/addresses/address'
import { cleanEmail } from 'shared-contracts/forms/clean-email'
import { isApiError } from 'shared-contracts/http'
import { addressProblems, stateNames } from 'shared-contracts/orders/admin/address-problems'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminChangeAddressMutation } from '../../../data/orders/orders-api'

interface Props {
  order: AdminOrder
  onDone: () => void
  onReload: () => void
}

/** Corrects an order's address. The audit log records the old one. */
export function AddressForm({ order, onDone, onReload }: Props) {
  const { addressLine2 = '', email = '', phone = '', ...rest } = order.address
  const { values, field, problems, setProblems } = useForm({ ...rest, addressLine2, email, phone })
  // The version on screen when the form opened. If somebody else saves first, the api refuses this change.
  const [version] = useState(order.addressVersion)
  const [change, { isLoading, error }] = useMfAdminChangeAddressMutation()
  const refused = isApiError(error) ? error.fields : undefined

  async function handleSubmit() {
    const wrong = addressProblems(values)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0 || isLoading) return
    const answer = await change({ id: order.id, version, address: values })
    if (!answer.error) onDone()
  }

  function handleReload() {
    onReload()
    onDone()
  }

  const fieldProps = (name: keyof typeof values) => ({
    ...field(name),
    error: problems[name] ?? refused?.[`address.${name}`] ?? refused?.[name],
  })
  const choice = (name: 'state' | 'country', offered: readonly string[]) => (
    <Select label={name === 'state' ? 'State' : 'Country'} span="half" {...fieldProps(name)}>
      {[...(offered.includes(values[name]) ? [] : [values[name]]), ...offered].map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </Select>
  )
  return (
    <EditForm noValidate onSubmit={handleSubmit}>
      <FormGrid>
        <Field label="First name" span="half" maxLength={100} {...fieldProps('firstName')} />
        <Field label="Last name" span="half" maxLength={100} {...fieldProps('lastName')} />
        <Field label="Address" maxLength={400} {...fieldProps('addressLine1')} />
        <Field label="Address 2" optional maxLength={200} {...fieldProps('addressLine2')} />
        <Field label="City" span="half" maxLength={100} {...fieldProps('city')} />
        <Field label="Pincode" span="half" inputMode="numeric" maxLength={12} {...fieldProps('pinCode')} />
        {values.country === 'India' ? (
          choice('state', stateNames)
        ) : (
          <Field label="State" span="half" maxLength={100} {...fieldProps('state')} />
        )}
        {choice('country', countries)}
        <Field label="Phone" span="half" inputMode="tel" maxLength={20} {...fieldProps('phone')} />
        <Field
          label="Email"
          span="half"
          inputMode="email"
          maxLength={254}
          onInput={cleanEmail}
          {...fieldProps('email')}
        />
        <ChangeProblem error={error} onReload={handleReload} />
        <Button type="submit" block busy={isLoading}>
          Save address
        </Button>
        <Button variant="line" block onClick={onDone}>
          Cancel
        </Button>
      </FormGrid>
    </EditForm>
  )
}
