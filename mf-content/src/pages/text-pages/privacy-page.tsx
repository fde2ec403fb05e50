import { shop } from 'shared-contracts/platform/shop'
import { ShopContact } from '../../components/shop-contact'
import { TextPage } from '../../components/text-page'

function PrivacyPage() {
  return (
    <TextPage title="Privacy Policy" lead="Effective date: 10-12-2024">
      <p>
        This policy explains what <span translate="no">{shop.brand}</span> collects about you, why, and what
        you can ask of us. It applies to this site and to orders placed on it.
      </p>
      <h2>What we collect</h2>
      <ul>
        <li>Identity and contact details: your name, email address and phone number</li>
        <li>Addresses: where you want your orders delivered</li>
        <li>
          Payment: handled by third-party payment gateways; we learn whether a payment succeeded, and never
          see your card or bank details
        </li>
        <li>Account credentials: your email address and your password, which we store only in hashed form</li>
        <li>Usage data: the pages you visit and technical details your browser sends</li>
      </ul>
      <h2>How we use it</h2>
      <ul>
        <li>To process, pack and deliver your orders, and keep you informed about them</li>
        <li>To run your account and answer your messages</li>
        <li>To send our newsletter, if you asked for it</li>
        <li>To keep this site secure and working</li>
      </ul>
      <h2>Who else sees it</h2>
      <p>
        Couriers get what they need to deliver your orders, and payment gateways what they need to take your
        payment. We don’t sell your data. We share it with others only where the law requires it.
      </p>
      <h2>What stays in your browser</h2>
      <p>
        Your browser remembers your cart, and your sign-in until you log out, so they’re there when you come
        back.
      </p>
      <h2>Your rights</h2>
      <ul>
        <li>Access: ask for a copy of the data we hold about you, or download it in your account</li>
        <li>Correction: ask us to correct inaccurate data</li>
        <li>
          Deletion: ask us to delete your data, unless the law requires us to keep it. You can also delete
          your account yourself
        </li>
        <li>Withdrawal of marketing consent: unsubscribe from the newsletter at any time</li>
      </ul>
      <h2>Questions and requests</h2>
      <ShopContact />
    </TextPage>
  )
}

export { PrivacyPage as Component }
