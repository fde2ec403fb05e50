import { paths } from 'shared-contracts/domain/paths'
import { privateHead, type RemoteRoute } from 'shared-contracts/remote'

const account: Omit<RemoteRoute, 'path'> = {
  chunk: 'account',
  lazy: () => import(/* webpackChunkName: "account" */ './pages/account-page'),
  isPrivate: true,
  head: privateHead('Account', 'Your details, your orders and the addresses we send them to.'),
}

export const routes: readonly RemoteRoute[] = [
  {
    path: paths.login,
    chunk: 'login',
    lazy: () => import(/* webpackChunkName: "login" */ './pages/login-page'),
    isPrivate: true,
    head: privateHead('Login', 'Log in to see your orders and to check out with your saved addresses.'),
  },
  {
    path: paths.register,
    chunk: 'register',
    lazy: () => import(/* webpackChunkName: "register" */ './pages/register-page'),
    isPrivate: true,
    head: privateHead('Create account', 'Create an account to order spices and to follow your orders.'),
  },
  {
    path: '/reset-password/:resetToken',
    chunk: 'reset-password',
    lazy: () => import(/* webpackChunkName: "reset-password" */ './pages/reset-password-page'),
    isPrivate: true,
    head: privateHead('Reset password', 'Choose a new password for your account.'),
  },
  {
    path: '/newsletter/confirm/:token',
    chunk: 'confirm-newsletter',
    lazy: () => import(/* webpackChunkName: "confirm-newsletter" */ './pages/confirm-newsletter-page'),
    isPrivate: true,
    head: privateHead('Newsletter', 'Confirm your subscription to our newsletter.'),
  },
  {
    path: '/newsletter/unsubscribe/:token',
    chunk: 'unsubscribe',
    lazy: () => import(/* webpackChunkName: "unsubscribe" */ './pages/unsubscribe-page'),
    isPrivate: true,
    head: privateHead('Unsubscribe', 'Stop our newsletter at your address.'),
  },
  { path: paths.account, ...account },
  { path: paths.accountForm, ...account },
  { path: paths.addressDetails, ...account },
]
