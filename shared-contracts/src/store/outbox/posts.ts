/** Forms that a shopper may send offline, with their messages (specification 3.10 to 3.12, 18.3 to 18.5). */
export const posts = {
  newsletter: {
    url: '/api/subscribe',
    waiting: 'You’re offline. We’ll subscribe you once you’re back online.',
    sent: 'Subscription successful! Thank you.',
    failed: 'Failed to subscribe. Please try again.',
  },
  contact: {
    url: '/api/contact-form',
    waiting: 'You’re offline. We’ll send your message once you’re back online.',
    sent: 'Message sent successfully!',
    failed: 'Failed to send message. Please try again.',
  },
} as const

export type PostKind = keyof typeof posts

export interface Post {
  kind: PostKind
  /** The idempotency key, for retries after a lost response. */
  key: string
  data: object
}
