import { HiddenText } from '@verandah/design';
import { useNavigate } from '@verandah/kit';
import { addressText, formatDate, listingAddress } from '@verandah/market';
import type { MouseEvent } from 'react';
import type { PropertyPageQuery } from '../../graphql.ts';
import { leavingOut } from './left-out.ts';
import styles from './compared-sales.module.css';

/** A sale that an estimate rests on. */
export type ComparedSale = NonNullable<PropertyPageQuery['property']>['compared'][number];

const soldText = ({ priceDetails, features, saleDetails, address }: ComparedSale): string =>
  [
    priceDetails.shortDescription,
    features.bedrooms ? `${features.bedrooms} bed` : '',
    saleDetails?.soldOn ? formatDate(saleDetails.soldOn, address.timeZone) : '',
  ]
    .filter(Boolean)
    .join(' · ');

interface ComparedSalesProps {
  readonly sales: readonly ComparedSale[];
  readonly leftOut: readonly string[];
  /** Address of the property's page. */
  readonly page: string;
}

/** Sales to include in the estimate or leave out: each is a link to the page with the other estimate. */
export function ComparedSales({ sales, leftOut, page }: ComparedSalesProps) {
  const navigate = useNavigate();
  // The visitor stays at the sale while the range follows.
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(event.currentTarget.href, { keepScroll: true });
  };
  return (
    <ul className={styles.sales}>
      {sales.map((sale) => {
        const isLeftOut = leftOut.includes(sale.id);
        const others = isLeftOut ? leftOut.filter((id) => id !== sale.id) : [...leftOut, sale.id];
        return (
          <li key={sale.id} data-out={isLeftOut || undefined}>
            <a href={listingAddress(sale.uri)}>{addressText(sale.address)}</a>
            <span className={styles.quiet}>
              {soldText(sale)}
              {isLeftOut && ' · left out'}
            </span>
            <a className={styles.choice} href={leavingOut(page, others)} rel="nofollow" onClick={follow}>
              {isLeftOut ? 'Include' : 'Leave out'}
              <HiddenText> {addressText(sale.address)}</HiddenText>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
