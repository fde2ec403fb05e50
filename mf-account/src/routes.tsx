import { paths } from 'shared-contracts/domain/paths'
import { privateHead, type RemoteRoute } from 'shared-contracts/remote'

const account = {
  lazy: () =>
    import(/* webpackChunkName: "account" */ './pages/account-page').then(({ AccountPage }) => ({
      Component: AccountPage,
    })),
  head: privateHead('Account', 'Your details, your orders and the addresses we send them to.'),
}

export const routes: readonly RemoteRoute[] = [
  {
    path: paths.login,
    lazy: () =>
      import(/* webpackChunkName: "login" */ './pages/login-page').then(({ LoginPage }) => ({
        Component: LoginPage,
      })),
    head: privateHead('Login', 'Log in to see your orders and to check out with your saved addresses.'),
  },
  {
    path: paths.register,
    lazy: () =>
      import(/* webpackChunkName: "register" */ './pages/register-page').then(({ RegisterPage }) => ({
        Component: RegisterPage,
      })),
    head: privateHead('Create account', 'Create an account to order spices and to follow your orders.'),
  },
  {
    path: '/reset-password/:resetToken',
    lazy: () =>
      import(/* webpackChunkName: "reset-password" */ './pages/reset-password-page').then(
        ({ ResetPasswordPage }) => ({ Component: ResetPasswordPage }),
      ),
    head: privateHead('Reset password', 'Choose a new password for your account.'),
  },
  { path: paths.account, ...account },
  { path: paths.accountForm, ...account },
  { path: paths.addressDetails, ...account },
]
