import path from 'node:path'
import { auditPackages } from './audit'

/* The task `audit` of `npm test`. */

process.exit(await auditPackages(path.resolve(import.meta.dirname, '../../..')))
