/** @jest-environment node */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { entries } from './contents'

const withoutLook = ['fonts', 'modal', 'testing']

function namesIn(folder: string, pattern: RegExp) {
  return readdirSync(path.join(__dirname, folder)).flatMap((file) => pattern.exec(file)?.[1] ?? [])
}

test('every component of the design system stands in the gallery', () => {
  const components = namesIn('../src', /^([a-z-]+)$/).filter((name) => !withoutLook.includes(name))
  expect(Object.keys(entries)).toEqual(expect.arrayContaining(components))
})

test('every entry of the gallery is listed under the name of its file', () => {
  expect(Object.keys(entries).sort()).toEqual(namesIn('.', /^(.+)\.gallery\.tsx$/).sort())
})
