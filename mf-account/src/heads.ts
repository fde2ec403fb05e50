import { privateHead } from 'shared-contracts/remote'

export const heads = {
  login: privateHead('Login', 'Log in to see your orders and check out with your saved addresses.'),
  register: privateHead('Create account', 'Create an account to order spices and track your orders.'),
  resetPassword: privateHead('Reset password', 'Choose a new password for your account.'),
  confirmEmail: privateHead('Confirm your email address', 'Confirm that an email address is yours.'),
  emailOutcome: privateHead('Email address', 'See whether your email address is confirmed.'),
  confirmNewsletter: privateHead('Newsletter', 'Confirm your subscription to our newsletter.'),
  unsubscribe: privateHead('Unsubscribe', 'Unsubscribe from our newsletter.'),
  confirmBackInStock: privateHead('Back in stock', 'Confirm that you want an email when a product is back.'),
  stopBackInStock: privateHead(
    'Delete request',
    'Delete your request for an email about a sold-out product.',
  ),
  stopReviewMails: privateHead('Review emails', 'Stop the emails that ask you for reviews.'),
  ownReviews: privateHead('Your reviews', 'Your reviews, and products that you can review.'),
  writeReview: privateHead('Write a review', 'Say what you think of a product that you bought.'),
  account: privateHead('Account', 'Your details, orders and delivery addresses.'),
}
