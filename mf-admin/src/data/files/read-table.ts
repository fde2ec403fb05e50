import { LONGEST_CSV } from 'shared-contracts/catalog/admin/longest-csv'
import { readFileText } from './read-file-text'

/** In UTF-8, letters of Indian scripts take three bytes each. */
const MOST_BYTES = 3 * LONGEST_CSV

interface Read {
  csv?: string
  problem?: string
}

/** Reads a CSV file, or explains why it cannot be sent. */
export async function readTable(file: File): Promise<Read> {
  if (file.size > MOST_BYTES)
    return {
      problem: `This file is ${megabytes(file.size)} MB. The limit is ${megabytes(MOST_BYTES)} MB.`,
    }
  const csv = await readFileText(file)
  // Decoding replaces bytes that are not UTF-8 with this character.
  return csv.includes('\ufffd')
    ? { problem: 'This file isn’t encoded as UTF-8. Save it as “CSV UTF-8” and upload it again.' }
    : { csv }
}

const megabytes = (bytes: number) => Number((bytes / 1_000_000).toFixed(1))
