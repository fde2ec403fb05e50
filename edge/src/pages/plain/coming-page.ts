import { plainPage } from './plain-page'

const AGAIN_SECONDS = '2'

/** Replaces the pages of a remote that `npm start` is still building. The browser retries by itself. */
export const comingPage = plainPage({
  status: 503,
  headers: { refresh: AGAIN_SECONDS, 'retry-after': AGAIN_SECONDS, 'x-robots-tag': 'noindex' },
  heading: 'This page is being prepared',
  sentences: [
    'It will open automatically as soon as it’s ready.',
    'If it takes more than a few minutes, check the terminal where npm start is running.',
  ],
})
