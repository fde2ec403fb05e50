import { plainPage } from './plain-page'

/** Shown when address and cookies together exceed the server's limit (16 kB). */
export const tooLarge = plainPage({
  status: 431,
  headers: { 'x-robots-tag': 'noindex' },
  heading: 'This link is too long',
  sentences: [
    'It may not have been copied correctly. Please go to the shop’s home page instead.',
    'If you see this on every page, delete this shop’s cookies in your browser.',
  ],
})
