import { shop } from 'shared-contracts/platform/shop'
import { ShopContact } from '../../components/shop-contact'
import { TextPage } from '../../components/text-page'

function PrivacyPage() {
  return (
    <TextPage title="Privacy Policy" lead="Effective date: 10-12-2024">
      <p>
        This policy says what <span translate="no">{shop.brand}</span> collects about you, why, and what you
        can ask of us. It applies to this site and to orders placed on it.
      </p>
      <h2>What we collect</h2>
      <ul>
        <li>Identity and contact details: your name, email address and phone number</li>
        <li>Addresses: where your orders are to be delivered</li>
        <li>
          Payment: handled by third-party payment gateways; we learn whether a payment succeeded, and never
          see your card or bank details
        </li>
        <li>Account credentials: your email address and your password, which we store only in hashed form</li>
        <li>Usage data: the pages you visit and technical details your browser sends</li>
      </ul>
      <h2>How we use it</h2>
      <ul>
        <li>To take, pack and deliver your orders, and to tell you about them</li>
        <li>To keep your account and to answer your messages</li>
        <li>To send our newsletter, if you asked for it</li>
        <li>To keep this site safe and working</li>
      </ul>
      <h2>Who else sees it</h2>
      <p>
        Carriers receive what they need to deliver, and payment gateways what they need to take a payment. We
        do not sell your data. We disclose it otherwise only where the law demands it.
      </p>
      <h2>What stays in your browser</h2>
      <p>
        Your cart, and your sign-in while you have one, are remembered in your browser, so that they are there
        when you come back.
      </p>
      <h2>Your rights</h2>
      <ul>
        <li>Access: ask for a copy of the data we hold about you, or download it in your account</li>
        <li>Correction: have wrong data put right</li>
        <li>
          Deletion: have your data removed, unless the law makes us keep it; you can delete your account
          yourself
        </li>
        <li>Withdrawal of marketing consent: stop the newsletter at any time</li>
      </ul>
      <h2>Questions and requests</h2>
      <ShopContact />
    </TextPage>
  )
}

export { PrivacyPage as Component }
