import { buttonLook } from 'design-system/button/button-look'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { ScriptRequired } from 'design-system/note/script-required'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { isDiscountCode, normaliseCode } from 'shared-contracts/orders/discounts/discount-code'
import { paths } from 'shared-contracts/routing/paths'
import { selectCartCount, useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { ShopLink } from '../components/shop-link'
import { rememberCode } from '../data/discount-code'

/** Keeps the code of a link, such as from a newsletter, for the checkout. Only the checkout says whether it applies. */
function DiscountLinkPage() {
  const t = useText()
  const { code: text = '' } = useParams()
  const hasLines = useAppSelector(selectCartCount) > 0
  const code = normaliseCode(text)
  const isReadable = isDiscountCode(code)
  useEffect(() => {
    if (isReadable) rememberCode(code)
  }, [code, isReadable])
  if (!isReadable)
    return (
      <div className="wrap">
        <EmptyState title={t('THIS LINK DOESN’T WORK')} action={<ShopLink />}>
          {t('It may be incomplete. You can also enter the discount code at checkout.')}
        </EmptyState>
      </div>
    )
  return (
    // The shell keeps this code even before the page responds (early-code.ts).
    <div className="wrap" data-discount-code={code}>
      <EmptyState
        title={t('YOUR DISCOUNT CODE')}
        action={
          <>
            {hasLines && (
              <Link to={paths.checkout} {...buttonLook()}>
                {t('CHECK OUT')}
              </Link>
            )}
            <ShopLink variant={hasLines ? 'line' : 'primary'} />
          </>
        }
      >
        <span translate="no">{t('We’ll try the code {code} when you check out.', { code })}</span>
        <ScriptRequired part={t('This part of the shop')} />
      </EmptyState>
    </div>
  )
}

export { DiscountLinkPage as Component }
