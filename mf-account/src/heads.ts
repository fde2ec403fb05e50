import { privateHead } from 'shared-contracts/remote'

export const heads = {
  login: privateHead('Login', 'Log in to see your orders and to check out with your saved addresses.'),
  register: privateHead('Create account', 'Create an account to order spices and to follow your orders.'),
  resetPassword: privateHead('Reset password', 'Choose a new password for your account.'),
  confirmEmail: privateHead('Confirm your email address', 'Confirm that an email address is yours.'),
  emailOutcome: privateHead('Email address', 'What has become of the link in our mail.'),
  confirmNewsletter: privateHead('Newsletter', 'Confirm your subscription to our newsletter.'),
  unsubscribe: privateHead('Unsubscribe', 'Stop our newsletter at your address.'),
  account: privateHead('Account', 'Your details, your orders and the addresses we send them to.'),
}
