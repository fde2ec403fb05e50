import { ucpProfile } from '../../../../api/src/modules/agents/ucp/profile'
import { agentsMd } from './agents-md'

const origin = 'https://shop.example'

test('the guide and the profile give agents the same addresses', () => {
  const guide = agentsMd(origin)
  const { services } = ucpProfile('2026-08-25', origin).ucp
  const addresses = [...guide.matchAll(/`(https:[^`]*\/(?:ucp|mcp)[^`]*)`/g)].map(([, address]) => address)
  expect(addresses).toEqual(Object.values(services).flatMap((all) => all.map(({ endpoint }) => endpoint)))
  expect(guide).toContain(`<${origin}/.well-known/ucp>`)
})
