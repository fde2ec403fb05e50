import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { PasswordField } from 'design-system/password-field/password-field'
import { timings } from 'design-system/timings'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { User } from 'shared-contracts/customers/customer'
import { forgetDrafts } from 'shared-contracts/forms/drafts'
import { serverMessage } from 'shared-contracts/http'
import { paths } from 'shared-contracts/routing/paths'
import { accountDeleted, loggedOut, useAppDispatch } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import styles from './personal-data.module.css'
import { useMfAccountDeleteAccountMutation } from './personal-data-api'

/** States which data is deleted and which is retained (privacy policy, 'Deletion'), and deletes the account. */
export function DeleteAccount({ user }: { user: User }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { values, field } = useForm({ password: '' })
  const [deleteAccount, { isLoading }] = useMfAccountDeleteAccountMutation()
  const [problem, setProblem] = useState<string>()

  async function handleSubmit() {
    const missing = values.password ? undefined : t('Please enter your password.')
    setProblem(missing)
    if (missing) return
    const { error } = await deleteAccount(values)
    if (error) return setProblem(serverMessage(error, t) ?? t('Something went wrong.'))
    forgetDrafts()
    dispatch(accountDeleted({ userId: user.id }))
    dispatch(loggedOut())
    showToast({ message: t('Your account has been deleted.'), tone: 'ok', duration: timings.accountToast })
    navigate(paths.home)
  }

  return (
    <div className={styles.part}>
      <p>{t('This can’t be undone.')}</p>
      <ul>
        <li>{t('Your details, saved addresses and sign-ins are deleted immediately.')}</li>
        <li>
          {t(
            'We keep invoices, with your name and address, for as long as the law requires. Your email address and phone number are removed from them 30 days after the order.',
          )}
        </li>
        <li>{t('Orders on their way will still be delivered.')}</li>
        <li>
          {t(
            'Our newsletter is separate from your account. To stop it, use the unsubscribe link in any issue.',
          )}
        </li>
      </ul>
      <Form noValidate onSubmit={handleSubmit}>
        <FormGrid>
          <PasswordField label={t('Your Password')} {...field('password')} />
          {problem && <Alert tone="bad">{problem}</Alert>}
          <Button type="submit" variant="line" busy={isLoading}>
            {t('Delete My Account')}
          </Button>
        </FormGrid>
      </Form>
    </div>
  )
}
