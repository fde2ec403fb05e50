import { askedOf } from '../../../tooling/command-line/asked-of'
import { writePerformancePage } from './write-performance-page'

askedOf({
  command: 'npm run bench:report',
  purpose: 'Writes docs/performance.md from what was recorded last.',
  options: {},
})

await writePerformancePage()
