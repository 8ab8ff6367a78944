// Written by `npm run words:list`.
import accounts from '../../accounts/words/en/accounts.ts';
import emailConfirmation from '../../accounts/words/en/email-confirmation.ts';
import passkeys from '../../accounts/words/en/passkeys.ts';
import profile from '../../accounts/words/en/profile.ts';
import applicationForm from '../../applications/words/en/application-form.ts';
import applicationStatus from '../../applications/words/en/application-status.ts';
import applications from '../../applications/words/en/applications.ts';
import becomeGuide from '../../applications/words/en/become-guide.ts';
import identity from '../../applications/words/en/identity.ts';
import bookings from '../../bookings/words/en/bookings.ts';
import checkout from '../../bookings/words/en/checkout.ts';
import dispute from '../../bookings/words/en/dispute.ts';
import driverCard from '../../bookings/words/en/driver-card.ts';
import emergencyClaim from '../../bookings/words/en/emergency-claim.ts';
import extension from '../../bookings/words/en/extension.ts';
import guideDashboard from '../../bookings/words/en/guide-dashboard.ts';
import leadTraveler from '../../bookings/words/en/lead-traveler.ts';
import offline from '../../bookings/words/en/offline.ts';
import paymentProof from '../../bookings/words/en/payment-proof.ts';
import quote from '../../bookings/words/en/quote.ts';
import serviceFee from '../../bookings/words/en/service-fee.ts';
import startCode from '../../bookings/words/en/start-code.ts';
import tourRequest from '../../bookings/words/en/tour-request.ts';
import travelersPage from '../../bookings/words/en/travelers-page.ts';
import tripSheet from '../../bookings/words/en/trip-sheet.ts';
import trips from '../../bookings/words/en/trips.ts';
import catalog from '../../catalog/words/en/catalog.ts';
import legal from '../../documents/words/en/legal.ts';
import files from '../../files/words/en/files.ts';
import calendar from '../../guides/words/en/calendar.ts';
import guideProfile from '../../guides/words/en/guide-profile.ts';
import guides from '../../guides/words/en/guides.ts';
import itinerary from '../../guides/words/en/itinerary.ts';
import itineraryTerms from '../../guides/words/en/itinerary-terms.ts';
import landing from '../../guides/words/en/landing.ts';
import photos from '../../guides/words/en/photos.ts';
import qualifications from '../../guides/words/en/qualifications.ts';
import search from '../../guides/words/en/search.ts';
import workshop from '../../guides/words/en/workshop.ts';
import about from '../../help/words/en/about.ts';
import cancellation from '../../help/words/en/cancellation.ts';
import cities from '../../help/words/en/cities.ts';
import community from '../../help/words/en/community.ts';
import contact from '../../help/words/en/contact.ts';
import featuredGuides from '../../help/words/en/featured-guides.ts';
import guiding from '../../help/words/en/guiding.ts';
import help from '../../help/words/en/help.ts';
import howItWorks from '../../help/words/en/how-it-works.ts';
import legalSummaries from '../../help/words/en/legal-summaries.ts';
import safety from '../../help/words/en/safety.ts';
import directMessage from '../../messaging/words/en/direct-message.ts';
import emoji from '../../messaging/words/en/emoji.ts';
import floatingChat from '../../messaging/words/en/floating-chat.ts';
import messaging from '../../messaging/words/en/messaging.ts';
import inbox from '../../notifications/words/en/inbox.ts';
import letters from '../../notifications/words/en/letters.ts';
import notificationSettings from '../../notifications/words/en/notification-settings.ts';
import notifications from '../../notifications/words/en/notifications.ts';
import earnings from '../../payments/words/en/earnings.ts';
import payments from '../../payments/words/en/payments.ts';
import wallet from '../../payments/words/en/wallet.ts';
import withdrawal from '../../payments/words/en/withdrawal.ts';
import reviews from '../../reviews/words/en/reviews.ts';
import staff from '../../staff/words/en/staff.ts';
import staffAnnouncements from '../../staff/words/en/staff-announcements.ts';
import staffApplications from '../../staff/words/en/staff-applications.ts';
import staffAuditLog from '../../staff/words/en/staff-audit-log.ts';
import staffChargebacks from '../../staff/words/en/staff-chargebacks.ts';
import staffContactAttempts from '../../staff/words/en/staff-contact-attempts.ts';
import staffDisputes from '../../staff/words/en/staff-disputes.ts';
import staffEmergencyClaims from '../../staff/words/en/staff-emergency-claims.ts';
import staffExports from '../../staff/words/en/staff-exports.ts';
import staffGoodwill from '../../staff/words/en/staff-goodwill.ts';
import staffIdentity from '../../staff/words/en/staff-identity.ts';
import staffLedger from '../../staff/words/en/staff-ledger.ts';
import staffPatterns from '../../staff/words/en/staff-patterns.ts';
import staffQualifications from '../../staff/words/en/staff-qualifications.ts';
import staffRefunds from '../../staff/words/en/staff-refunds.ts';
import staffReports from '../../staff/words/en/staff-reports.ts';
import staffReviews from '../../staff/words/en/staff-reviews.ts';
import staffSupport from '../../staff/words/en/staff-support.ts';
import staffUsers from '../../staff/words/en/staff-users.ts';
import staffWithdrawals from '../../staff/words/en/staff-withdrawals.ts';
import support from '../../support/words/en/support.ts';
import errors from './errors.ts';
import layout from './layout.ts';

export default {
  accounts,
  'email-confirmation': emailConfirmation,
  passkeys,
  profile,
  'application-form': applicationForm,
  'application-status': applicationStatus,
  applications,
  'become-guide': becomeGuide,
  identity,
  bookings,
  checkout,
  dispute,
  'driver-card': driverCard,
  'emergency-claim': emergencyClaim,
  extension,
  'guide-dashboard': guideDashboard,
  'lead-traveler': leadTraveler,
  offline,
  'payment-proof': paymentProof,
  quote,
  'service-fee': serviceFee,
  'start-code': startCode,
  'tour-request': tourRequest,
  'travelers-page': travelersPage,
  'trip-sheet': tripSheet,
  trips,
  catalog,
  legal,
  files,
  calendar,
  'guide-profile': guideProfile,
  guides,
  itinerary,
  'itinerary-terms': itineraryTerms,
  landing,
  photos,
  qualifications,
  search,
  workshop,
  about,
  cancellation,
  cities,
  community,
  contact,
  'featured-guides': featuredGuides,
  guiding,
  help,
  'how-it-works': howItWorks,
  'legal-summaries': legalSummaries,
  safety,
  'direct-message': directMessage,
  emoji,
  'floating-chat': floatingChat,
  messaging,
  inbox,
  letters,
  'notification-settings': notificationSettings,
  notifications,
  earnings,
  payments,
  wallet,
  withdrawal,
  reviews,
  staff,
  'staff-announcements': staffAnnouncements,
  'staff-applications': staffApplications,
  'staff-audit-log': staffAuditLog,
  'staff-chargebacks': staffChargebacks,
  'staff-contact-attempts': staffContactAttempts,
  'staff-disputes': staffDisputes,
  'staff-emergency-claims': staffEmergencyClaims,
  'staff-exports': staffExports,
  'staff-goodwill': staffGoodwill,
  'staff-identity': staffIdentity,
  'staff-ledger': staffLedger,
  'staff-patterns': staffPatterns,
  'staff-qualifications': staffQualifications,
  'staff-refunds': staffRefunds,
  'staff-reports': staffReports,
  'staff-reviews': staffReviews,
  'staff-support': staffSupport,
  'staff-users': staffUsers,
  'staff-withdrawals': staffWithdrawals,
  support,
  errors,
  layout,
} as const;
