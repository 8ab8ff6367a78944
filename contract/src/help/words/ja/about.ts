/** Who runs the site. */
export default {
  description: 'Who runs TomoGuide · 友导, and the disclosure that Japanese law requires.',
  lead: 'Tomo (友) means friend. TomoGuide brings travelers together with the people who live in the places they visit.',
  story:
    'A good day in a foreign city rarely comes from a list of sights. It comes from someone who knows which bakery opens early, which temple is empty at eight, and when to say nothing. That’s who our guides are: residents who show you their own city, in a language you speak, at a price they set themselves.',
  promises: 'What you can rely on',
  promise: {
    verified: 'Our team approves every guide and verifies their identity.',
    price:
      'You see every cost before you pay: the price of the tour in RMB and, beside it, an estimate in yen of what you’ll pay on site.',
    money: 'We hold your deposit until the tour is over.',
    cars: 'Guides never drive you in their own cars. Rides are by public transportation, taxi or licensed car service only.',
  },
  disclosure: 'Disclosure under the Act on Specified Commercial Transactions',
  onRequest: 'Provided without delay on request',
  rows: {
    name: 'Operator',
    representative: 'Person responsible',
    address: 'Address',
    phone: 'Telephone',
    email: 'Email',
    price: 'Price',
    priceText: 'Shown in RMB on each guide page and before you pay, tax included',
    extra: 'Additional costs',
    extraText: 'Meals, transportation and tickets during the tour, paid on site in yen',
    payment: 'Payment methods',
    paymentText: 'Deposit online by card, Alipay or WeChat Pay; the rest in person',
    due: 'When payment is due',
    dueText: 'The deposit when you book, the rest on the day of the tour',
    delivery: 'When the service is provided',
    deliveryText: 'On the date and at the time stated in the booking',
    cancellation: 'Cancellation',
    cancellationText: 'Under the cancellation policy shown before you pay',
  },
} as const;
