import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { KeptNote } from 'design-system/form/kept-note'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import type { FormEvent } from 'react'
import { regions, type ShippingAddress } from 'shared-contracts/domain/addresses'
import type { User } from 'shared-contracts/domain/customers'
import { accountPhoneCodes } from 'shared-contracts/domain/phone'
import { useText } from 'shared-contracts/words'
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
  const { field, phoneField, draft, announcement, answer, isSaving, save } = useAddAddress(
    user,
    onSaved,
    onReload,
  )

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
        <Field label={t('First Name')} autoComplete="given-name" span="half" {...field('firstName')} />
        <Field label={t('Last Name')} autoComplete="family-name" span="half" {...field('lastName')} />
        <Select label={t('Country Code')} autoComplete="tel-country-code" span="half" {...field('phoneCode')}>
          {accountPhoneCodes.map(({ code, country }) => (
            <option key={code} value={code}>
              {`${code} ${t(country)}`}
            </option>
          ))}
        </Select>
        <Field
          label={t('Phone Number')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          span="half"
          {...phoneField}
        />
        <Field label={t('Address')} autoComplete="address-line1" {...field('address')} />
        <Field label={t('Address 2')} autoComplete="address-line2" optional {...field('address2')} />
        <Field label={t('City')} autoComplete="address-level2" span="half" {...field('city')} />
        <Field label={t('State')} autoComplete="address-level1" span="half" {...field('state')} />
        <Field
          label={t('Pincode')}
          autoComplete="postal-code"
          inputMode="numeric"
          span="half"
          {...field('pincode')}
        />
        <p className="visually-hidden" aria-live="polite">
          {announcement}
        </p>
        <Select label={t('Region')} span="half" {...field('region')}>
          <option value="">{t('Select a region')}</option>
          {regions.map((region) => (
            <option key={region} value={region}>
              {t(region)}
            </option>
          ))}
        </Select>
        <Field label={t('Country')} autoComplete="country-name" value={t(ADDRESS_COUNTRY)} readOnly />
        {answer && <Alert tone={answer.tone}>{answer.text}</Alert>}
        <Button type="submit" block busy={isSaving}>
          {isSaving ? t('Saving...') : t('ADD ADDRESS')}
        </Button>
        {draft.isRestored && <KeptNote onClear={draft.clear} />}
      </FormGrid>
    </Form>
  )
}
