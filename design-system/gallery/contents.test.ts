/** @jest-environment node */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { contents } from './contents'

const withoutLook = ['fonts', 'keep-name', 'late', 'modal', 'testing']

test('every component of the design system is in the gallery', () => {
  const folders = readdirSync(path.join(__dirname, '../src')).filter((file) => /^[a-z-]+$/.test(file))
  const components = folders.filter((name) => !withoutLook.includes(name))
  expect(Object.values(contents).flat()).toEqual(expect.arrayContaining(components))
})
