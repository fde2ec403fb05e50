import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { findPictures } from './find-pictures'
import { pictureFingerprint, readManifest } from './manifest'
import { pictureFiles } from './picture-files'

const root = path.join(__dirname, '../../..')
const source = path.join(root, 'api/pictures')

test('the stored pictures match their sources', async () => {
  const pictures = (await findPictures(source)).filter(({ path }) => pictureFiles(path, 'avif').length > 0)
  const manifest = await readManifest(path.join(root, 'api/uploads'), 'avif')
  const fresh = await Promise.all(
    pictures.map(
      async (picture) => [picture.path, await pictureFingerprint(source, picture, 'avif')] as const,
    ),
  )
  // If this fails, run npx tsx tooling/assets/pictures/main.ts and commit the changes.
  expect(Object.fromEntries(manifest)).toEqual(Object.fromEntries(fresh))

  const kept = execFileSync('git', ['ls-files', 'api/uploads'], { cwd: root, encoding: 'utf8' })
  const named = pictures.flatMap(({ path }) =>
    pictureFiles(path, 'avif').map((file) => `api/uploads/${file}`),
  )
  expect(kept.trim().split('\n').sort()).toEqual(named.sort())
})
