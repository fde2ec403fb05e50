import type { BucketPolicy } from '../stores/bucket-policy'

export interface RequestedRight {
  action: string
  resource: string
  /** The request's condition keys, such as 's3:prefix', with their values. */
  conditions: Readonly<Record<string, string>>
}

/** True if a policy allows a request by the rules of AWS: the default is to deny, and an explicit deny wins. */
export function allows({ Statement }: BucketPolicy, asked: RequestedRight): boolean {
  const effects = Statement.filter(
    ({ Action, Resource, Condition = {} }) =>
      [Action].flat().includes(asked.action) &&
      [Resource].flat().some((pattern) => isLike(asked.resource, pattern)) &&
      Object.entries(Condition).every(([operator, keys]) =>
        Object.entries(keys).every(([key, value]) => holds(operator, asked.conditions[key], value)),
      ),
  ).map(({ Effect }) => Effect)
  return effects.includes('Allow') && !effects.includes('Deny')
}

function holds(operator: string, found: string | undefined, expected: string): boolean {
  if (operator === 'Null') return (found === undefined) === (expected === 'true')
  if (operator === 'StringLike') return found !== undefined && isLike(found, expected)
  throw new Error(`The stand-in does not know the operator ${operator}.`)
}

function isLike(text: string, pattern: string): boolean {
  const expression = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
  return new RegExp(`^${expression}$`, 's').test(text)
}
