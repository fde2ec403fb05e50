import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { MEDALLION } from '../../../edge/src/discovery/icon'
import { makeIcons } from './make-icons'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'icons-'))
  await makeIcons(MEDALLION, folder)
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-512-maskable.png', 512],
])('%s is %d pixels wide and high', async (file, size) => {
  expect(await sharp(join(folder, file)).metadata()).toMatchObject({
    format: 'png',
    width: size,
    height: size,
  })
})

test('favicon.ico has one picture of 32 pixels at the offset in its header', async () => {
  const ico = await readFile(join(folder, 'favicon.ico'))
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  const png = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14))
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
  expect(ico).toHaveLength(22 + png.length)
})

test.each(['apple-touch-icon.png', 'icon-512-maskable.png'])(
  '%s has no transparent corners for a system to fill with black',
  async (file) => {
    const { data, info } = await sharp(join(folder, file)).raw().toBuffer({ resolveWithObject: true })
    expect(info.channels).toBe(3)
    expect([...data.subarray(0, 3)]).toEqual([0xaf, 0x26, 0x1d])
  },
)
