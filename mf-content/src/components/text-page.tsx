import { Prose } from 'design-system/prose/prose'
import { Title } from 'design-system/title/title'
import type { ReactNode } from 'react'

/** A page of running text under its title, such as a policy. */
export function TextPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <Title lead={lead}>{title}</Title>
      <div className="wrap">
        <Prose>{children}</Prose>
      </div>
    </>
  )
}
