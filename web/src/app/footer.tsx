/** The foot of every page, drawn as the end of a runway and the margin of a chart. */
import type { ReactNode } from "react";
import { PreferencesLink } from "../features/consent/preferences-link";
import type { FooterCentre } from "../generated/FooterCentre";
import { usePage, useText } from "../site/page-context";
import { PhoneLink } from "../site/phone-link";
import { Arrow } from "../ui/arrow";
import { Badge } from "../ui/badge";
import { BrandMark } from "../ui/brand-mark";
import { OutsideLink } from "../ui/outside-link";
import { SchoolEmail } from "../site/school-email";
import { SocialMark } from "../ui/social-mark";
import { ChartMargin, Threshold } from "./footer-chart";

export function Footer() {
  return (
    <footer className="ground-ink border-t border-line">
      <Threshold />
      <div className="wrap grid gap-x-8 gap-y-8 pt-10 pb-10 md:grid-cols-2 lg:pt-14 lg:pb-14 lg:grid-cols-12">
        <School />
        <Centres />
        <Pages />
        <LegalAndProfiles />
      </div>
      <ChartMargin />
    </footer>
  );
}

function School() {
  const { frame } = usePage();
  const t = useText();
  return (
    <div className="lg:col-span-3">
      <a href={frame.home} className="inline-flex min-h-11 items-center gap-4">
        <BrandMark className="size-11" />
        <span className="font-display text-4xl leading-none font-bold">{frame.school}</span>
      </a>
      <p className="mt-4 max-w-[26ch] text-muted">{frame.tagline}</p>
      <div className="mt-6 inline-block border-l-2 border-accent pl-4">
        <p className="data text-lg leading-normal">{frame.certification}</p>
        <p className="text-sm text-muted">{t("frame.certified")}</p>
      </div>
      <OutsideLink href={frame.agency.href} note={t("frame.newTab")} className="footer-link mt-3 py-2">
        <span className="max-w-[30ch] text-balance">
          {frame.agency.label} <Arrow way="out" className="inline size-3.5" />
        </span>
      </OutsideLink>
    </div>
  );
}

function Centres() {
  const { frame } = usePage();
  const t = useText();
  return (
    <Block title={t("frame.footerCentres")} className="lg:col-span-3">
      <ul className="grid gap-x-8 gap-y-4 min-[30rem]:max-md:grid-cols-2">
        {frame.centres.map((centre) => (
          <li key={centre.href}>
            <Centre {...centre} />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-4">
        <span className="text-sm text-muted">{t("email.label")}</span>
        <SchoolEmail className="text-sm" />
      </div>
    </Block>
  );
}

function Centre({ name, href, street, city, phone, soon }: FooterCentre) {
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-baseline gap-x-3">
        <a href={href} className="inline-flex min-h-11 items-center font-display font-bold hover:text-accent">
          {name}
        </a>
        {soon && <Badge className="mb-2">{soon}</Badge>}
      </div>
      <address className="text-sm text-muted not-italic">
        {street}
        <br />
        {city}
      </address>
      <PhoneLink
        phone={phone}
        className="inline-flex min-h-11 items-center text-sm whitespace-nowrap hover:text-accent"
      />
    </>
  );
}

function Pages() {
  const { frame } = usePage();
  const t = useText();
  const pages = [...frame.navigation.filter(({ page }) => page !== "home"), ...frame.schoolPages];
  const links = frame.tellMe ? [...pages, frame.tellMe] : pages;
  return (
    <Block title={t("frame.footerPages")} className="lg:col-span-4">
      <LinkList links={links} className="grid grid-cols-2 gap-x-6" />
    </Block>
  );
}

/** What the law asks for, and where else the school is found. */
function LegalAndProfiles() {
  const { frame } = usePage();
  const t = useText();
  return (
    <div className="grid grid-cols-2 content-start gap-x-8 gap-y-6 lg:col-span-2 lg:grid-cols-1">
      <Block title={t("frame.footerLegal")} className="">
        <LinkList links={frame.policies}>
          <PreferencesLink className="footer-link" />
        </LinkList>
      </Block>
      {frame.social.length > 0 && <Profiles />}
    </div>
  );
}

function Profiles() {
  const { frame } = usePage();
  const t = useText();
  return (
    <Block title={t("frame.footerSocial")} className="">
      <ul>
        {frame.social.map(({ label, href }) => (
          <li key={href}>
            <OutsideLink href={href} note={t("frame.newTab")} className="footer-link group gap-3">
              <SocialMark name={label} />
              {label}
              <Arrow way="out" className="size-3.5" />
            </OutsideLink>
          </li>
        ))}
      </ul>
    </Block>
  );
}

type Link = { label: string; href: string };

type LinkListProps = { links: Link[]; className?: string; children?: ReactNode };

function LinkList({ links, className, children }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="footer-link">
            {label}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}

function Block({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={className}>
      <h2 className="label mb-3 border-b border-line pb-3 font-normal">{title}</h2>
      {children}
    </section>
  );
}
