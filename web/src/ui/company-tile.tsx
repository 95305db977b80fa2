import { clothPath } from '@/lib/cloth';
import './company.css';
import { cx } from './cx';

interface CompanyTileProps {
  company: {
    name: string;
    avatar?: { large: string; small: string } | null;
    /** The cloth that the company has chosen; by default its name decides. */
    cloth?: number | null;
  };
  /**
   * The largest size in pixels at which it is shown; CSS decides the displayed size, so that the server can render it
   * too.
   */
  size: number;
  className?: string;
}

/** The company's logo, or its own cloth. Decorative: the name is beside it. */
export function CompanyTile({ company, size, className }: CompanyTileProps) {
  const logo = size > 64 ? company.avatar?.large : company.avatar?.small;
  return (
    <img
      className={cx('cloth company-tile', className)}
      src={logo ?? clothPath(company.name, company.cloth)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
