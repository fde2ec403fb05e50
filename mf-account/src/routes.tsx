import { paths } from 'shared-contracts/domain/paths'
import type { RemoteRoute } from 'shared-contracts/remote'
import { heads } from './heads'

const account: Omit<RemoteRoute, 'path'> = {
  chunk: 'account',
  lazy: () => import(/* webpackChunkName: "account" */ './pages/account-page'),
  isPrivate: true,
  head: heads.account,
}

export const routes: readonly RemoteRoute[] = [
  {
    path: paths.login,
    chunk: 'login',
    lazy: () => import(/* webpackChunkName: "login" */ './pages/login-page'),
    isPrivate: true,
    head: heads.login,
  },
  {
    path: paths.register,
    chunk: 'register',
    lazy: () => import(/* webpackChunkName: "register" */ './pages/register-page'),
    isPrivate: true,
    head: heads.register,
  },
  {
    path: '/reset-password/:resetToken',
    chunk: 'reset-password',
    lazy: () => import(/* webpackChunkName: "reset-password" */ './pages/reset-password-page'),
    isPrivate: true,
    head: heads.resetPassword,
  },
  {
    path: '/newsletter/confirm/:token',
    chunk: 'confirm-newsletter',
    lazy: () => import(/* webpackChunkName: "confirm-newsletter" */ './pages/confirm-newsletter-page'),
    isPrivate: true,
    head: heads.confirmNewsletter,
  },
  {
    path: '/newsletter/unsubscribe/:token',
    chunk: 'unsubscribe',
    lazy: () => import(/* webpackChunkName: "unsubscribe" */ './pages/unsubscribe-page'),
    isPrivate: true,
    head: heads.unsubscribe,
  },
  { path: paths.account, ...account },
  { path: paths.accountForm, ...account },
  { path: paths.addressDetails, ...account },
]
