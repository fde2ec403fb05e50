import { writePerformancePage } from './write-performance-page'

/* `npm run bench:report`: docs/performance.md from what was recorded last. */

await writePerformancePage()
