/** The foot of every page, drawn as the end of a runway and the margin of a chart. */
import type { ReactNode } from "react";
import { PreferencesLink } from "../features/consent/preferences-link";
import type { FooterCentre } from "../generated/FooterCentre";
import { usePage, useText } from "../site/page-context";
import { Arrow } from "../ui/arrow";
import { Badge } from "../ui/badge";
import { BrandMark } from "../ui/brand-mark";
import { OutsideLink } from "../ui/outside-link";
import { RevealEmail } from "../ui/reveal-email";
import { SocialMark } from "../ui/social-mark";
import { ChartMargin, Threshold } from "./footer-chart";

export function Footer() {
  return (
    <footer className="ground-ink border-t border-line">
      <Threshold />
      <div className="wrap grid gap-x-8 gap-y-12 pt-14 pb-16 md:grid-cols-2 lg:grid-cols-12">
        <School />
        <Centres />
        <Pages />
        <Profiles />
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
    <Block title={t("frame.footerCentres")} className="lg:col-span-5">
      <ul className="grid gap-x-8 gap-y-8 min-[30rem]:grid-cols-[4fr_5fr]">
        {frame.centres.map((centre) => (
          <li key={centre.href}>
            <Centre {...centre} />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-4">
        <span className="text-sm text-muted">{t("email.label")}</span>
        <RevealEmail code={frame.emailCode} words={t("email.reveal")} className="text-sm" />
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
      <a
        href={`tel:${phone.replaceAll(" ", "")}`}
        className="data inline-flex min-h-11 items-center text-sm hover:text-accent"
      >
        {phone}
      </a>
    </>
  );
}

function Pages() {
  const { frame } = usePage();
  const t = useText();
  const pages = [...frame.navigation.filter(({ page }) => page !== "home"), ...frame.schoolPages];
  const links = frame.tellMe ? [...pages, frame.tellMe] : pages;
  return (
    <Block title={t("frame.footerPages")} className="lg:col-span-2">
      <div className="grid grid-cols-2 gap-x-8 lg:grid-cols-1 lg:gap-y-6">
        <LinkList links={links} />
        <LinkList links={frame.policies} label={t("frame.footerLegal")}>
          <PreferencesLink className="footer-link" />
        </LinkList>
      </div>
    </Block>
  );
}

function Profiles() {
  const { frame } = usePage();
  const t = useText();
  return (
    <Block title={t("frame.footerSocial")} className="lg:col-span-2">
      <ul className="grid grid-cols-2 gap-x-8 lg:grid-cols-1">
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

function LinkList({ links, label, children }: { links: Link[]; label?: string; children?: ReactNode }) {
  return (
    <ul aria-label={label}>
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
