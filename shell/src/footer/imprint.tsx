import { KeepName } from 'design-system/keep-name/keep-name'
import { shop } from 'shared-contracts/platform/shop'
import { yearInIndia } from 'shared-contracts/values/year-in-india'
import { useText } from 'shared-contracts/words'

/** The line at the foot of every page. */
export function Imprint() {
  const t = useText()
  return (
    // The year in the server's HTML stays, also where the clock of the device is wrong.
    <span>
      <span suppressHydrationWarning>{`© ${yearInIndia()} `}</span>
      <KeepName name={shop.brand}>
        {t('{brand}, since\u00a0{year}. Made in Bangalore, India.', {
          brand: shop.brand,
          year: shop.established,
        })}
      </KeepName>
    </span>
  )
}
