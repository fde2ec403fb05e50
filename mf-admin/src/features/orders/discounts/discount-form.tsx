import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import { useState } from 'react'
import type {
  AdminDiscount,
  DiscountScope,
  NewDiscount,
} from 'shared-contracts/orders/admin/discounts-schema'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { toScope, toValues } from './discount-values'
import { readDiscount } from './read-discount'
import { ScopeChoice, type ScopeValues } from './scope-choice'

/** @param discount undefined for a new one @param onSave resolves to true once it is saved */
export function DiscountForm({
  discount,
  isSaving,
  error,
  onReload,
  onSave,
}: {
  discount?: AdminDiscount
  isSaving: boolean
  error: unknown
  onReload: () => void
  onSave: (input: NewDiscount) => Promise<boolean>
}) {
  const { values, field, setProblems } = useForm(toValues(discount))
  const [scope, setScope] = useState(toScopeValues(discount?.scope))
  const [scopeProblem, setScopeProblem] = useState<string>()
  const isCode = values.way === 'code'

  function handleSubmit() {
    const chosen = toScope(scope.kind, scope.categories, scope.products)
    const { input, problems } = readDiscount(values, chosen ?? { kind: 'all' })
    setProblems(problems)
    setScopeProblem(chosen ? undefined : 'Choose at least one')
    return input && chosen && !isSaving ? onSave(input) : false
  }

  return (
    <EditForm noValidate onSubmit={handleSubmit} aria-label={discount ? 'Change discount' : 'New discount'}>
      <FormGrid>
        <Select label="Type" span="half" {...field('way')}>
          <option value="code">Discount code</option>
          <option value="offer">Automatic offer, without a code</option>
        </Select>
        {isCode && (
          <Field
            label="Code"
            hint="Shoppers may type it in any case"
            autoComplete="off"
            autoCapitalize="characters"
            translate="no"
            span="half"
            {...field('code')}
          />
        )}
        <Field
          label={isCode ? 'Note' : 'Name'}
          hint={isCode ? 'Only staff see it' : 'Shoppers see it at checkout'}
          optional={isCode}
          maxLength={60}
          span="half"
          {...field('name')}
        />
        <Select label="Discount" span="half" {...field('kind')}>
          <option value="percentage">Percentage</option>
          <option value="amount">Amount</option>
          <option value="free-shipping">Free shipping</option>
        </Select>
        {values.kind === 'percentage' && (
          <>
            <Field label="Per cent" inputMode="numeric" span="half" {...field('percent')} />
            <Field label="At most, in rupees" inputMode="decimal" optional span="half" {...field('most')} />
          </>
        )}
        {values.kind === 'amount' && (
          <Field label="Amount in rupees" inputMode="decimal" span="half" {...field('amount')} />
        )}
        <Field
          label="Minimum order in rupees"
          inputMode="decimal"
          optional
          span="half"
          {...field('minimum')}
        />
        <ScopeChoice
          scope={scope}
          problem={scopeProblem}
          onChange={(next) => {
            setScope(next)
            setScopeProblem(undefined)
          }}
        />
        <Field
          label="Starts"
          type="datetime-local"
          hint="Indian time (IST)"
          optional
          span="half"
          {...field('startsAt')}
        />
        <Field
          label="Ends"
          type="datetime-local"
          hint="Indian time (IST)"
          optional
          span="half"
          {...field('endsAt')}
        />
        <Field label="Uses in all" inputMode="numeric" optional span="half" {...field('limit')} />
        <Field
          label="Uses per customer"
          inputMode="numeric"
          optional
          span="half"
          {...field('limitPerCustomer')}
        />
        <ChangeProblem error={error} onReload={onReload} />
        <Button type="submit" block busy={isSaving}>
          {discount ? 'Save changes' : 'Create discount'}
        </Button>
      </FormGrid>
    </EditForm>
  )
}

function toScopeValues(scope: DiscountScope | undefined): ScopeValues {
  return {
    kind: scope?.kind ?? 'all',
    categories: scope?.kind === 'categories' ? scope.categories : [],
    products: scope?.kind === 'products' ? scope.products : [],
  }
}
