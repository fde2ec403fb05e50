import { plainPage } from './plain-page'

const AGAIN_SECONDS = '2'

/** Replaces the pages of a remote that `npm start` is still building. The browser retries by itself. */
export const comingPage = plainPage({
  status: 503,
  headers: { refresh: AGAIN_SECONDS, 'retry-after': AGAIN_SECONDS, 'x-robots-tag': 'noindex' },
  heading: 'This page is being prepared',
  sentences: [
    'It opens by itself as soon as it is ready.',
    'If that takes longer than a few minutes, the terminal of npm start says why.',
  ],
})
