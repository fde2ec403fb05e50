import { ORDERS } from './many-orders'

/** The command line, which is read before and within the namespaces. */
export const deskCommand = {
  command: 'npm run bench -- desk',
  purpose: `The desk's queue of ${ORDERS} orders in Chromium on a slow phone at the end of a slow line, made by Linux's netem, until its first card is painted. Needs Linux, root and user-mode-linux.`,
  options: {
    runs: { type: 'string', value: '<number>', default: '5', purpose: 'of each page, whose median counts' },
  },
} as const
