import type { PaymentMethod } from '@tomoguide/contract/payments/methods';

/* Simple drawings by the site, recognizable by color and shape; not the official logos. */

const WeChat = () => (
  <svg viewBox="0 0 40 28" aria-hidden="true" className="h-7 w-10">
    <rect width="40" height="28" rx="6" className="fill-mark-wechat" />
    <path
      className="fill-mark-paper"
      d="M17 6c-5.2 0-9 3.2-9 7.2 0 2.3 1.3 4.3 3.3 5.6l-.7 2.5 3-1.5c1.1.3 2.2.5 3.4.5h.6a6.2 6.2 0 0 1-.3-1.9c0-3.9 3.7-6.9 8.2-6.9h.4C25 8.3 21.4 6 17 6Z"
    />
    <path
      className="fill-mark-paper"
      d="M32.5 18.2c0-3.1-3.1-5.6-6.9-5.6s-6.9 2.5-6.9 5.6 3.1 5.6 6.9 5.6c.8 0 1.6-.1 2.3-.3l2.4 1.2-.6-2c1.7-1 2.8-2.6 2.8-4.5Z"
    />
    <g className="fill-mark-wechat">
      <circle cx="14" cy="11.3" r="1.15" />
      <circle cx="20" cy="11.3" r="1.15" />
      <circle cx="23.4" cy="17" r="1" />
      <circle cx="27.9" cy="17" r="1" />
    </g>
  </svg>
);

const Alipay = () => (
  <svg viewBox="0 0 40 28" aria-hidden="true" className="h-7 w-10">
    <rect width="40" height="28" rx="6" className="fill-mark-alipay" />
    <g
      className="fill-none stroke-mark-paper"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M13.5 8h13M20 5v8M14.5 12.8h10.6c-1 3.2-2.9 5.9-5.8 7.8-2.2 1.4-5.4 2.2-6.7.7-1.4-1.6.1-4.2 3.2-4.2 4.2 0 8.3 3 12.7 5.4" />
    </g>
  </svg>
);

const Card = () => (
  <svg viewBox="0 0 40 28" aria-hidden="true" className="h-7 w-10">
    <rect
      x=".75"
      y=".75"
      width="38.5"
      height="26.5"
      rx="5.25"
      className="fill-surface stroke-ink-soft"
      strokeWidth="1.5"
    />
    <rect x="1" y="7" width="38" height="5" className="fill-ink-soft" />
    <rect x="6" y="18" width="9" height="3" rx="1.5" className="fill-ink-soft" />
    <circle cx="27.5" cy="19.5" r="3.8" className="fill-mark-red" />
    <circle cx="32" cy="19.5" r="3.8" className="fill-mark-amber" />
  </svg>
);

const MARKS = { wechat: WeChat, alipay: Alipay, card: Card } as const;

/** The symbol of a payment method, shown next to its name. */
export const MethodMark = ({ method }: { method: PaymentMethod }) => {
  const Mark = MARKS[method];
  return <Mark />;
};
