import { paths } from 'shared-contracts/domain/paths'
import { privateHead, type RemoteRoute } from 'shared-contracts/remote'
import { AccountPage } from './pages/account-page'
import { LoginPage } from './pages/login-page'
import { RegisterPage } from './pages/register-page'
import { ResetPasswordPage } from './pages/reset-password-page'

const accountHead = privateHead('Account', 'Your details, your orders and the addresses we send them to.')

export const routes: readonly RemoteRoute[] = [
  {
    path: paths.login,
    Component: LoginPage,
    head: privateHead('Login', 'Log in to see your orders and to check out with your saved addresses.'),
  },
  {
    path: paths.register,
    Component: RegisterPage,
    head: privateHead('Create account', 'Create an account to order spices and to follow your orders.'),
  },
  {
    path: '/reset-password/:resetToken',
    Component: ResetPasswordPage,
    head: privateHead('Reset password', 'Choose a new password for your account.'),
  },
  { path: paths.account, Component: AccountPage, head: accountHead },
  { path: paths.accountForm, Component: AccountPage, head: accountHead },
  { path: paths.addressDetails, Component: AccountPage, head: accountHead },
]
