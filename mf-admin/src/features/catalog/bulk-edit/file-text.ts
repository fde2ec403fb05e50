import { LONGEST_CSV } from 'shared-contracts/catalog/admin/longest-csv'
import { readFileText } from '../../../data/files/read-file-text'

/** Indian letters have three bytes each. */
const MOST_BYTES = 3 * LONGEST_CSV

interface Read {
  csv?: string
  /** An error message. */
  problem?: string
}

/** Returns the text of a table, or why it cannot be sent. */
export async function readTable(file: File): Promise<Read> {
  if (file.size > MOST_BYTES)
    return {
      problem: `This file is ${megabytes(file.size)} MB. The limit is ${megabytes(MOST_BYTES)} MB.`,
    }
  const csv = await readFileText(file)
  // The replacement character for bytes that are not UTF-8.
  return csv.includes('\ufffd')
    ? { problem: 'This file isn’t in UTF-8. Save it as “CSV UTF-8” and upload it again.' }
    : { csv }
}

const megabytes = (bytes: number) => Number((bytes / 1_000_000).toFixed(1))
