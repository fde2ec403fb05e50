/** Posts that a shopper may send offline, with the messages shown later (specification 3.10 to 3.12, 18.3 to 18.5). */
export const posts = {
  newsletter: {
    url: '/api/subscribe',
    waiting: 'You are offline. Your address is kept here, and sent once you are online.',
    sent: 'Subscription successful! Thank you.',
    failed: 'Failed to subscribe. Please try again.',
  },
  contact: {
    url: '/api/contact-form',
    waiting: 'You are offline. Your message is kept here, and sent once you are online.',
    sent: 'Message sent successfully!',
    failed: 'Failed to send message. Please try again.',
  },
} as const

export type PostKind = keyof typeof posts

/** A waiting post. */
export interface Post {
  kind: PostKind
  /** Lets the api recognise a repeat if a response was lost. */
  key: string
  data: object
}
