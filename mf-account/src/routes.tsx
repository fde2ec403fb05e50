import { confirmations } from 'shared-contracts/customers/customer'
import type { RemoteRoute } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import { heads } from './heads'

const account: Omit<RemoteRoute, 'path'> = {
  chunk: 'account',
  lazy: () => import(/* webpackChunkName: "account" */ './pages/account/account-page'),
  isPrivate: true,
  head: heads.account,
}

const emailOutcome: Omit<RemoteRoute, 'path'> = {
  chunk: 'email-outcome',
  lazy: () => import(/* webpackChunkName: "email-outcome" */ './pages/email/email-outcome-page'),
  isPrivate: true,
  head: heads.emailOutcome,
}

export const routes: readonly RemoteRoute[] = [
  {
    path: paths.login,
    chunk: 'login',
    lazy: () => import(/* webpackChunkName: "login" */ './pages/sign-in/login-page'),
    isPrivate: true,
    head: heads.login,
  },
  {
    path: paths.register,
    chunk: 'register',
    lazy: () => import(/* webpackChunkName: "register" */ './pages/sign-in/register-page'),
    isPrivate: true,
    head: heads.register,
  },
  {
    path: '/reset-password/:resetToken',
    chunk: 'reset-password',
    lazy: () => import(/* webpackChunkName: "reset-password" */ './pages/sign-in/reset-password-page'),
    isPrivate: true,
    head: heads.resetPassword,
  },
  {
    path: '/email/confirm/:token',
    chunk: 'confirm-email',
    lazy: () => import(/* webpackChunkName: "confirm-email" */ './pages/email/confirm-email-page'),
    isPrivate: true,
    head: heads.confirmEmail,
  },
  ...confirmations.map((outcome) => ({ path: paths.emailOutcome(outcome), ...emailOutcome })),
  {
    path: '/newsletter/confirm/:token',
    chunk: 'confirm-newsletter',
    lazy: () => import(/* webpackChunkName: "confirm-newsletter" */ './pages/email/confirm-newsletter-page'),
    isPrivate: true,
    head: heads.confirmNewsletter,
  },
  {
    path: '/newsletter/unsubscribe/:token',
    chunk: 'unsubscribe',
    lazy: () => import(/* webpackChunkName: "unsubscribe" */ './pages/email/unsubscribe-page'),
    isPrivate: true,
    head: heads.unsubscribe,
  },
  {
    path: '/back-in-stock/confirm/:token',
    chunk: 'confirm-back-in-stock',
    lazy: () =>
      import(/* webpackChunkName: "confirm-back-in-stock" */ './pages/email/confirm-back-in-stock-page'),
    isPrivate: true,
    head: heads.confirmBackInStock,
  },
  {
    path: '/back-in-stock/stop/:token',
    chunk: 'stop-back-in-stock',
    lazy: () => import(/* webpackChunkName: "stop-back-in-stock" */ './pages/email/stop-back-in-stock-page'),
    isPrivate: true,
    head: heads.stopBackInStock,
  },
  {
    path: '/email/reviews/stop/:token',
    chunk: 'stop-review-mails',
    lazy: () => import(/* webpackChunkName: "stop-review-mails" */ './pages/email/stop-review-mails-page'),
    isPrivate: true,
    head: heads.stopReviewMails,
  },
  {
    path: paths.ownReviews,
    chunk: 'own-reviews',
    lazy: () => import(/* webpackChunkName: "own-reviews" */ './pages/account/own-reviews-page'),
    isPrivate: true,
    head: heads.ownReviews,
  },
  {
    path: '/account/reviews/:productId',
    chunk: 'write-review',
    lazy: () => import(/* webpackChunkName: "write-review" */ './pages/account/write-review-page'),
    isPrivate: true,
    head: heads.writeReview,
  },
  { path: paths.account, ...account },
  { path: paths.accountForm, ...account },
  { path: paths.addressDetails, ...account },
]
