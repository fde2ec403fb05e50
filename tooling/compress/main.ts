import { compressFolder } from './compress-folder'

/* Compresses the files of a folder, as the shell's build does with what browsers fetch. */

const folder = process.argv[2]
if (!folder) throw new Error('Usage: tsx ../tooling/compress/main.ts <folder>')
await compressFolder(folder)
