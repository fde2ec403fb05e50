import { createElement, Suspense, use } from 'react'
import { Dormant } from 'shared-contracts/remote'
import { renderHtml } from './render-html'

const spice = Promise.resolve('Cardamom')
const Late = () => createElement('p', null, use(spice))

function Broken(): never {
  throw new Error('No cardamom')
}

test('a large part of a page is rendered in place, for a browser without scripts', async () => {
  const text = 'Black pepper, '.repeat(10_000)
  const html = await renderHtml(createElement(Dormant, null, createElement('p', null, text)))
  expect(html).toContain(`<p>${text}</p>`)
  expect(html).not.toMatch(/<template|<script|hidden/)
})

test('a part that loads during the rendering is awaited, and rendered in place', async () => {
  const html = await renderHtml(createElement(Suspense, { fallback: 'Loading' }, createElement(Late)))
  expect(html).toContain('<p>Cardamom</p>')
  expect(html).not.toMatch(/Loading|<template|<script|hidden/)
})

test('a page is not rendered if a part of it throws', async () => {
  const page = createElement(Suspense, { fallback: 'Loading' }, createElement(Broken))
  await expect(renderHtml(page)).rejects.toThrow('No cardamom')
  await expect(renderHtml(createElement(Broken))).rejects.toThrow('No cardamom')
})
