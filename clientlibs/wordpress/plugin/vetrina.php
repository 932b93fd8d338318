<?php
/**
 * Plugin Name:       Vetrina
 * Description:       The elements of Vetrina as blocks and shortcodes: login, balance, bonuses, live tables, calendar and gamification.
 * Version:           {{version}}
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/licenses/MIT
 * Text Domain:       vetrina
 */

defined( 'ABSPATH' ) || exit;

define( 'VETRINA_VERSION', '{{version}}' );
define( 'VETRINA_FILE', __FILE__ );
define( 'VETRINA_SETTINGS', 'vetrina_settings' );

foreach ( array( 'data', 'values', 'element', 'library', 'blocks', 'shortcodes', 'kses', 'configuration', 'settings' ) as $vetrina_part ) {
	require_once __DIR__ . "/includes/$vetrina_part.php";
}
unset( $vetrina_part );
