/** The school's mark, as on the site (`web/src/ui/brand-mark.tsx`). */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true" className="brand-mark">
      <path d="M16 12.500 28.500 7A15.500 15.500 0 0 1 31.500 16z" className="brand-sweep" />
      <circle cx="16" cy="16" r="15.25" className="brand-ring" />
      <path
        d="M8.500 9.500h15l-2.300 6H10.800zM12.300 17h7.400l1.500 11.500a13 13 0 0 1-10.400 0z"
        className="brand-tower"
      />
      <path d="M13.600 10.800 14 14.300M18.400 10.800 18 14.300" className="brand-panes" />
      <path d="M16 5v4.500" className="brand-mast" />
      <circle cx="16" cy="4.750" r="1.350" className="brand-beacon" />
    </svg>
  );
}
