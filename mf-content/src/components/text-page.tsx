import { KeepName } from 'design-system/keep-name/keep-name'
import { Prose } from 'design-system/prose/prose'
import { Title } from 'design-system/title/title'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ownBlock } from 'shared-contracts/content/published-content'
import { shop } from 'shared-contracts/platform/shop'
import { useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { useProseLanguage } from '../data/use-prose-language'
import { OwnText } from './own-text'

/** A page of running text, such as a policy. The text stays English in every language of the shop. */
export function TextPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const t = useText()
  const { pathname } = useLocation()
  const own = useAppSelector((state) => ownBlock(state, pathname))
  return (
    <>
      <Title lead={<KeepName name={shop.brand}>{t(lead, { brand: shop.brand })}</KeepName>}>{t(title)}</Title>
      <div className="wrap" lang={useProseLanguage()}>
        {own ? <OwnText html={own.html} /> : <Prose>{children}</Prose>}
      </div>
    </>
  )
}
