import sharp from 'sharp'
import type { Database } from '../../../db/connection'
import { openTestDatabase } from '../../../testing/database'
import { createPicturesRepository } from './pictures.repository'
import { createPicturesService } from './pictures.service'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a picture whose files cannot be made is reported, and the next ones are processed', async () => {
  const repository = createPicturesRepository(database)
  const service = createPicturesService({ repository, now: () => new Date() })
  const colour = { r: 180, g: 40, b: 20 }
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second))
  const [broken, good] = ['broken-u000000000000', 'good-u111111111111']
  const size = { width: 40, height: 40 }
  await repository.add({ ...size, name: broken, source: Buffer.from('no picture'), at: at(1) })
  await repository.add({ ...size, name: good, source: photo, at: at(2) })
  await expect(service.makeWaiting(at(3), new AbortController().signal)).rejects.toMatchObject({
    errors: [{ message: `The files of ${broken} could not be created.` }],
  })
  expect([...(await repository.states([broken, good]))].sort()).toEqual([
    [broken, false],
    [good, true],
  ])
})
