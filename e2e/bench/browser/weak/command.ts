import { only } from '../../options'

/** The command line, which is read before and within the namespaces. */
export const weakCommand = {
  command: 'npm run bench -- weak',
  purpose:
    "The shop's pages in Chromium on a weak phone at the end of a weak line, made by Linux's netem. Needs Linux, root and user-mode-linux.",
  options: {
    runs: { type: 'string', value: '<number>', default: '5', purpose: 'of each page, whose median counts' },
    only,
    json: { type: 'string', value: '<file>', purpose: 'where every visit is written' },
    md: { type: 'string', value: '<file>', purpose: 'where the tables are written' },
  },
} as const
