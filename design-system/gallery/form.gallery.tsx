import { Button } from '../src/button/button'
import { Field } from '../src/field/field'
import { Form } from '../src/form/form'
import { useForm } from '../src/form/use-form'
import { FormGrid } from '../src/form-grid/form-grid'
import type { Entry } from './frame/entry'

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

export const formEntry: Entry = {
  title: 'Form',
  states: { 'Problems come with the button and go with an edit': <TownForm /> },
}
