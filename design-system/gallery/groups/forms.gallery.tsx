import { Button } from '../../src/button/button'
import { Field } from '../../src/field/field'
import { FileField } from '../../src/file-field/file-field'
import { Form } from '../../src/form/form'
import { useForm } from '../../src/form/use-form'
import { FormGrid } from '../../src/form-grid/form-grid'
import { PasswordField } from '../../src/password-field/password-field'
import { QuantityStepper } from '../../src/quantity-stepper/quantity-stepper'
import { Select } from '../../src/select/select'
import { TextArea } from '../../src/text-area/text-area'
import { Row } from '../frame/arrangement'
import type { Entries } from '../frame/entries'
import { WithState } from '../frame/with-state'

function TownForm() {
  const { values, field, setProblems } = useForm({ city: '', pincode: '' })

  function handleSubmit() {
    setProblems({
      city: values.city ? undefined : 'City is required',
      pincode: values.pincode ? undefined : 'Pincode is required',
    })
  }

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <FormGrid>
        <Field label="City" span="half" {...field('city')} />
        <Field label="Pincode" span="half" {...field('pincode')} />
        <span>
          <Button type="submit">SAVE ADDRESS</Button>
        </span>
      </FormGrid>
    </Form>
  )
}

function Stepper({ start, compact }: { start: number; compact?: boolean }) {
  return (
    <WithState initial={start}>
      {(value, setValue) => (
        <QuantityStepper
          name={compact ? 'Cumin' : 'Turmeric Powder'}
          value={value}
          onChange={setValue}
          max={9}
          compact={compact}
        />
      )}
    </WithState>
  )
}

export const forms: Entries<'Forms'> = {
  field: {
    'Filled, empty and with a hint': (
      <FormGrid>
        <Field span="third" label="First name" defaultValue="Ananya" />
        <Field span="third" label="Email Address" type="email" placeholder="you@example.com" />
        <Field span="third" label="Mobile Number" type="tel" hint="Ten digits, without +91" />
      </FormGrid>
    ),
    'With an error': (
      <FormGrid>
        <Field span="half" label="Pincode" error="Pincode is required" />
        <Field span="half" label="City" defaultValue="Bengaluru" />
      </FormGrid>
    ),
    'Optional, read only and disabled': (
      <FormGrid>
        <Field span="third" label="Address 2" optional />
        <Field span="third" label="Order" defaultValue="ORD-1024" readOnly />
        <Field span="third" label="Country" defaultValue="India" disabled />
      </FormGrid>
    ),
  },
  'file-field': {
    'With a hint, an error and disabled': (
      <FormGrid>
        <FileField span="third" label="Photos" optional hint="Up to 6." onFiles={() => {}} />
        <FileField span="third" label="Upload CSV" error="This file is empty." onFiles={() => {}} />
        <FileField span="third" label="Add photos" disabled onFiles={() => {}} />
      </FormGrid>
    ),
  },
  'password-field': {
    'Filled, wrong and disabled': (
      <FormGrid>
        <PasswordField span="third" label="Password" defaultValue="cardamom" />
        <PasswordField span="third" label="New Password" error="New Password is required" />
        <PasswordField span="third" label="Old Password" defaultValue="clove" disabled />
      </FormGrid>
    ),
  },
  select: {
    'Chosen, wrong and disabled': (
      <FormGrid>
        <Select span="third" label="Select the Quantity">
          <option>100 g - ₹125</option>
          <option>250 g - ₹290</option>
        </Select>
        <Select span="third" label="Country" error="Country is required">
          <option>Select</option>
        </Select>
        <Select span="third" label="State" disabled>
          <option>Karnataka</option>
        </Select>
      </FormGrid>
    ),
  },
  'text-area': {
    'Filled and wrong': (
      <FormGrid>
        <TextArea span="half" label="Message" defaultValue="Do you send to Hyderabad?" />
        <TextArea span="half" label="Requirements" error="Requirements is required" />
      </FormGrid>
    ),
  },
  'form-grid': {
    'Full, halves and thirds': (
      <FormGrid>
        <Field label="Address 1" />
        <Field label="First name" span="half" />
        <Field label="Last name" span="half" />
        <Field label="City" span="third" />
        <Field label="State" span="third" />
        <Field label="Pincode" span="third" />
      </FormGrid>
    ),
  },
  form: { 'Problems come with the button and go with an edit': <TownForm /> },
  'quantity-stepper': {
    'At one, more and the most': (
      <Row>
        <Stepper start={1} />
        <Stepper start={3} />
        <Stepper start={9} />
      </Row>
    ),
    Compact: <Stepper start={2} compact />,
  },
}
