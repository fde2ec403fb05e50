import { ucpProfile } from '../../../../api/src/modules/agents/ucp/profile'
import { agentsMd } from './agents-md'

const origin = 'https://shop.example'

test('agents are told the same addresses by the guide and by the profile', () => {
  const guide = agentsMd(origin)
  const { services } = ucpProfile('2026-08-25', origin).ucp
  const told = [...guide.matchAll(/`(https:[^`]*\/(?:ucp|mcp)[^`]*)`/g)].map(([, address]) => address)
  expect(told).toEqual(Object.values(services).flatMap((all) => all.map(({ endpoint }) => endpoint)))
  expect(guide).toContain(`<${origin}/.well-known/ucp>`)
})
