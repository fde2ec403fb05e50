import { plainPage } from './plain-page'

const AGAIN_SECONDS = '2'

/** What whoever opens the desk is told while a first `npm start` still builds it. The browser asks again by itself. */
export const deskComing = plainPage({
  status: 503,
  headers: { refresh: AGAIN_SECONDS, 'retry-after': AGAIN_SECONDS, 'x-robots-tag': 'noindex' },
  heading: 'The desk is being made',
  sentences: [
    'The first start builds it after the shop’s first page. This page opens the desk as soon as it is there.',
    'If that takes longer than some minutes, the terminal of npm start says why.',
  ],
})
